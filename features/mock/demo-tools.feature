@mock @MOCK-03 @browser
Feature: The tools of the demo
  A tab at the edge of the window opens them; they stand beside the product and never in its way.

  Rule: They open and close

    Background:
      Given I visit the announcements page

    Scenario: The keyboard opens and closes the tools, and they stay as they were left over a reload
      When I press "Enter" on the button of the demo tools
      Then the heading "체험판 도구" has the focus
      When I press "Tab"
      Then the tool "체험판 도구 접기" has the focus
      When I press "Escape"
      Then the button of the demo tools is closed
      And the button of the demo tools has the focus
      When I click the button of the demo tools
      And I click the demo part "오늘 날짜"
      When I reload
      Then the demo part "오늘 날짜" is open
      When I click the tool "체험판 도구 접기"
      And I reload
      Then the button of the demo tools is closed

    @phone
    Scenario: On a phone the page stays usable to its end beside the tools
      Given I click the button of the demo tools
      And the demo part "누구로 볼까요" is open
      When I click the link "아순시온 소망한인교회" in the footer
      Then I am at the home page
      And nothing is wider than the window
      And the demo part "누구로 볼까요" is open

  Rule: They are accessible, and cover nothing

    Scenario: The closed tools cover nothing of a page, and are not printed
      When I visit the home page
      Then the button of the demo tools covers nothing at 360, 768 and 1280 px
      When I visit the announcements page
      Then the button of the demo tools covers nothing at 360, 768 and 1280 px
      When I visit the events page
      Then the button of the demo tools covers nothing at 360, 768 and 1280 px
      When the page is printed
      Then I see the page
      And I do not see the demo tools

    @accessibility @ROUTE-11
    Scenario: The church's records and the state of the internet are accessible
      Given GET /api/Member fails
      And I visit the vision page
      And I click the button of the demo tools
      And the message of the demo tools does not say "잠시만"
      When I click the demo part "교회 자료"
      And I click the tool "처음 상태로 되돌리기"
      Then the page is accessible at 1280 and 360 px, light and dark
      And the page is written in Korean
      When I click the demo part "인터넷 상태"
      And I click the tool "실패하게 하기"
      Then the page is accessible at 1280 and 360 px, light and dark
      And the page is written in Korean

    @accessibility @ROUTE-11
    Scenario: The mailbox is accessible
      Given I visit the resend confirmation page
      And I fill "이메일" with "yuna.choi@example.org"
      And I click the button "확인 메일 보내기"
      And the button of the demo tools says "새 편지 1통"
      When I click the button of the demo tools
      And I click the demo part "편지함"
      And I click the tool "이메일 주소를 확인해 주세요"
      Then I see "아래 링크를 누르시면 가입이 끝납니다."
      And the page is accessible at 1280 and 360 px, light and dark
