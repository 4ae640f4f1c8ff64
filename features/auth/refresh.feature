Feature: Refreshing a session
  A member notices nothing while the session can be refreshed, and loses nothing when it cannot.

  Rule: A request answered 401 is tried once more

    @AUTH-13
    Scenario: A single 401 is not noticed
      Given I am a member
      And GET /api/Announcement asks for a login once
      When I visit the announcements page
      Then I see 10 announcements
      And GET /api/Announcement was sent 2 times
      And GET /api/Announcement was sent in the name of member
      And POST /api/Account/Refresh was sent 0 times
      And I am signed in as member

    @AUTH-13 @REL-02
    Scenario: A second 401 offers to log in again, once, and keeps the session
      Given I am a member
      And GET /api/Announcement asks for a login
      When I visit the announcements page
      Then I see 1 toast "서버가 로그인을 확인하지 못했습니다."
      And I see 1 toast
      And I see the button "로그인" in the alert "공지사항을 불러오지 못했습니다."
      And I see the button "다시 시도"
      And I am signed in as member
      And session storage holds the token of member under both names
      And GET /api/Announcement was sent 2 times
      And POST /api/Account/Refresh was sent 0 times

    @AUTH-13 @REL-02
    Scenario: A member's page stays too, and a login from the message leads back to it
      Given I am an admin
      And GET /api/Member asks for a login
      When I visit the members page
      Then I see 1 toast "서버가 로그인을 확인하지 못했습니다."
      And the page lets me in
      When GET /api/Member works again
      And I click the button "로그인" in the toast
      And I log in as admin
      Then I am at the members page
      And no toast is shown
      And I am signed in as admin

    @AUTH-13 @REL-02
    Scenario: The message goes when the server takes the login after all
      Given I am an admin
      And GET /api/Member asks for a login
      When I visit the members page
      Then I see 1 toast "서버가 로그인을 확인하지 못했습니다."
      When GET /api/Member works again
      And I click the button "다시 시도"
      Then I see "강나은"
      And no toast is shown
      And I am signed in as admin

  Rule: A request answered 403 is tried once more with a new token

    Background:
      Given I am an editor
      And I visit the announcements page
      And I click the button "새 공지 쓰기"

    @AUTH-14
    Scenario: An expired token is refreshed unnoticed
      Given my access token has expired
      When I click the button "삭제 추수감사주일"
      Then I see 1 toast "추수감사주일"
      And POST /api/Announcement/57/restore was sent 2 times
      And DELETE /api/Announcement/57 was sent 1 time
      And DELETE /api/Announcement/57 was sent in the name of editor
      And POST /api/Account/Refresh was sent 1 time
      And I do not see the announcement "추수감사주일"
      And I am signed in as editor
      And session storage holds the token of editor under both names

    @AUTH-15 @AUTH-14
    Scenario: Calls that meet 403 at once share one refresh
      Given POST /api/Announcement/*/restore is missing on this server
      And I click the button "삭제 추수감사주일"
      And I do not see the announcement "추수감사주일"
      And I click the button "삭제 성탄절 찬양대"
      And I do not see the announcement "성탄절 찬양대"
      And I click the button "삭제 교회 앞길"
      And I see 1 toast "공지사항 3개를 삭제했습니다."
      And my access token has expired
      When I dismiss every toast
      Then DELETE /api/Announcement/* was sent 6 times
      And POST /api/Account/Refresh was sent 1 time
      And no toast is shown

    @AUTH-15
    Scenario: When the refresh fails the session has ended, with one message
      Given POST /api/Announcement/*/restore is missing on this server
      And I click the button "삭제 추수감사주일"
      And I do not see the announcement "추수감사주일"
      And I click the button "삭제 성탄절 찬양대"
      And my access token has expired
      And POST /api/Account/Refresh asks for a login
      When I dismiss every toast
      Then I see 1 toast "로그인 시간이 지났습니다."
      And I do not see the toast "공지사항을 삭제하지 못했습니다."
      And I am signed out
      And announcement 1 of the list says "추수감사주일"
      And POST /api/Account/Refresh was sent 1 time
      And DELETE /api/Announcement/* was sent 2 times

    @AUTH-15
    Scenario: When the refresh fails, what was typed is kept for the next login of the same user
      Given I fill in
        | 제목   | 성가대 연습              |
        | 내용   | 토요일 저녁에 모입니다. |
        | 작성자 | 찬양부                   |
      And my access token has expired
      And POST /api/Account/Refresh asks for a login once
      When I click the button "등록"
      Then I see 1 toast "로그인 시간이 지났습니다."
      And POST /api/Announcement was sent 1 time
      When I click the button "로그인" in the toast
      And I log in as editor
      Then I am at the announcements page
      And "제목" holds "성가대 연습"
      And "내용" holds "토요일 저녁에 모입니다."
      And "작성자" holds "찬양부"

  Rule: Other failures are passed on

    @AUTH-14 @AUTH-16
    Scenario Outline: A call that <answer> is not tried again
      Given I am a member
      And GET /api/Announcement <answer>
      When I visit the announcements page
      Then a toast says "<words>"
      And GET /api/Announcement was sent 1 time
      And POST /api/Account/Refresh was sent 0 times

      Examples:
        | answer         | words                    |
        | fails          | 서버에 문제가 생겼습니다.           |
        | gets no answer | Network Error            |

  Rule: The roles of a session are those of its token

    @AUTH-18 @AUTH-14
    Scenario: A role that was taken away leaves the menu at the next refresh
      Given I am an admin
      And I visit the announcements page
      And the admin has the role "Editor"
      When I click the menu button
      Then I see the header "관리"
      When I press "Escape"
      And my access token has expired
      And I click the button "삭제 추수감사주일"
      And the toast's time is over
      And I click the menu button
      Then I see the header "내 계정"
      And I do not see the header "관리"
