@conformance @browser
Feature: Each step that looks in a browser can fail
  At layout, pictures, tabs, the network and what else a window without a browser does not have.

  Scenario: Where things stand
    Given I visit the announcements page
    And I see 10 announcements
    And the window is 100 px wide
    And the page has pale letters from now on
    And nothing of the following is so
    Then the page heading stands below the list of posts
    And the page heading stands beside the list of posts
    And the list of posts is 10 px high
    And the list of posts is at most 10 px high
    And nothing is wider than the window
    And the page heading does not lie over the page
    And the page is scrolled by 77 px
    And with letters twice as large nothing stands out of the window on
      | /intro/vision |
    And printed from a dark device, words are dark on light paper on
      | /intro/vision |

  Scenario: How things are drawn
    Given I am an admin
    And I visit the members page
    And I see "400명"
    And nothing of the following is so
    Then the row of member 1 is highlighted
    And the page heading is loaded
    And the page heading is painted
    And pictures of the server are painted
    And pictures of the server are loaded
    And the page heading is large enough for a thumb
    And the footer is in the window
    And the footer is wholly in the window
    And the footer is high up on the page
    And the page heading is at the top right
    And the page heading is red
    And the page heading is green
    And the page heading is running
    And the page heading is standing still
    And the page heading is turned

  Scenario: What is turned
    Given I visit the logout page
    And I click the menu button
    And I click the header "교회소개"
    And the arrow of "교회소개" is turned
    And nothing of the following is so
    Then the arrow of "교회소개" is not turned

  @phone
  Scenario: What a phone shows
    Given I visit the announcements page
    And I see 10 announcements
    And nothing of the following is so
    Then the list of posts is shown as a whole
    And the page is in sight above the bar for the thumb

  Scenario: What keeps people out
    Given I visit the vision page
    And the page shows a picture without a text
    And nothing of the following is so
    Then the page is accessible at 1280 and 360 px, light and dark

  Scenario: A foreign title with one Korean word
    Given I am an editor
    And another user posts the announcement "야 Picnic in the park"
    And I visit the announcements page
    And I see "Picnic in the park"
    And nothing of the following is so
    Then the page is written in Korean

  Scenario: What moves
    Given I visit the vision page
    And the page moves without end
    And the page has moved by itself
    And nothing of the following is so
    Then nothing on the page moves without end
    And nothing on the page has moved by itself

  Scenario: What was asked for
    Given my browser notes what is sent with credentials
    And I visit the announcements page
    And I see 10 announcements
    And the page has sent a call without credentials
    And the page has asked another server
    And nothing of the following is so
    Then every call was sent with credentials
    And nothing was asked of another server
    And no file was asked for more than 0 times

  Scenario: What a bulletin shows
    Given I visit the bulletin page
    And I see 4 pages of the bulletin
    And the bulletin is seen at 100%
    And nothing of the following is so
    Then I see the 4 pages of "Sun2026Nov29" in order
    And the pages of the bulletin hold "gif, gif, gif, gif"
    And the bulletin is seen at 77%
    And 77 sheets are printed
    And the bulletin has moved up in its box
    And the bulletin has moved up with the window
    And the bulletin has moved by 77, 77 px in its box

  Scenario: What a bulletin grows around
    Given I visit the bulletin page
    And I see 4 pages of the bulletin
    And I turn the wheel up 5 times with Ctrl over page 1 of the bulletin
    And the bulletin is seen at 150%
    And I click the button "확대"
    And nothing of the following is so
    Then what the pointer stands on has stayed

  @offline
  Scenario: What a device keeps
    Given my browser has kept the site
    And I am an editor
    And I visit the announcements page
    And I see 10 announcements
    And another user posts the announcement "성가대 연습"
    And nothing of the following is so
    Then my device keeps nothing
    And my device keeps only what a visitor is told

  @offline
  Scenario: What a host does not say
    Given the host protects nothing
    And nothing of the following is so
    Then /communion/announcements is answered with these headers
      | x-content-type-options | nosniff |
    And a page of another site that frames the home page shows nothing of it
    And a script that is smuggled into the vision page does not run

  Scenario: What a press saves
    Given I am an admin
    And I visit the members page
    And I see "400명"
    And nothing of the following is so
    Then the button "전체 400명 내려받기" saves "회원명부-2026-11-18.xlsx" with
      """
      없는 말
      """
    And the button "전체 400명 내려받기" saves the sheet "회원명부-2026-11-18.xlsx"
      | 없는 말 |
    And the button "전체 400명 내려받기" saves "없는 이름.xlsx" with
      """
      PK
      """

  Scenario: Where events lie
    Given I visit the events page
    And I see the event "주일예배"
    And nothing of the following is so
    Then the event "사랑의 바자회" lies over "8", and over no other event
    And the kinds of event are
      | 오전예배 | purple | 주일예배 |

  Scenario: Where a map is
    Given I visit the home page
    And I scroll to the part "오시는 길"
    And I see streets at zoom 16
    And nothing of the following is so
    Then the map is centred on 0.5, 0.5, where its marker stands
    And the wheel over the map zooms the map

  Scenario: What zooms a map
    Given I visit the home page
    And I scroll to the part "오시는 길"
    And I see streets at zoom 16
    And I click the map
    And nothing of the following is so
    Then the wheel over the map scrolls the page

  Scenario: How wide a picture is
    Given I visit /organizations?view=chart
    And I see the picture "위원회 7곳과 그 부서 35곳, 선교회 8곳"
    And nothing of the following is so
    Then the picture of the organisation is 77 % as wide as its part of the page

  Scenario: What is asked before a tab closes
    Given I visit the vision page
    And nothing of the following is so
    Then the browser asks before the tab closes

  @mock
  Scenario: What a button covers
    Given I visit the vision page
    And I see the button of the demo tools
    And the page has words wherever one looks
    And nothing of the following is so
    Then the button of the demo tools covers nothing at 360, 768 and 1280 px

  Scenario: What a tab asked for
    Given I visit the Bible studies page
    And I see 10 sheets
    And I click the link "마가복음 16과: 빈 무덤의 새벽 문제지 열기"
    And a new tab asked for the PDF "마가복음 16과.pdf"
    And nothing of the following is so
    Then a new tab asked for the PDF "다른 문제지.pdf"

  Scenario: What is pictured
    Given I visit the advertisements page
    And I see 10 advertisements
    And nothing of the following is so
    Then the pictures of advertisement 1 are "image/gif, image/gif"

  Scenario: What has not gone
    Given I am a member
    And I visit the profile page
    And I see "김민수"
    And time stands still
    And nothing of the following is so
    Then within 1 second "김민수" has gone

  Scenario: How slides move
    Given I visit the home page
    And the button "다음 사진" is enabled
    And nothing of the following is so
    Then the slides stand still

  Scenario: How slides are held
    Given I visit the home page
    And the button "다음 사진" is enabled
    And the slides are held by their button
    And nothing of the following is so
    Then the slides turn, the first after the third

  Scenario: When a toast closes
    Given I am a member
    And I visit the vision page
    And DELETE /api/Account/Revoke fails
    And I log out
    And a toast says "로그아웃 처리 못하였습니다"
    And I hover the page heading
    And the countdown of the toast is running
    And nothing of the following is so
    Then the countdown of the toast is standing still
    And the toast closes by itself 77 ms after it came

  Scenario: When a toast waits
    Given I am a member
    And I visit the vision page
    And DELETE /api/Account/Revoke fails
    And I log out
    And I hover the toast
    And the countdown of the toast is standing still
    And nothing of the following is so
    Then the countdown of the toast is running

  Scenario: What is to be uploaded
    Given I am an editor
    And I visit the bulletin upload page
    And I choose the file "표지.png"
    And the file to upload is "표지.png"
    And nothing of the following is so
    Then the file to upload is "둘째.png"
